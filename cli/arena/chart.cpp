#include "cli/arena/chart.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

#include "cli/terminal/style.h"

namespace curia::cli {

namespace {

constexpr int kPlot = 460, kRight = 200, kTop = 56, kRow = 30, kBottom = 56;
constexpr int kLeast = 180;  // width of the labels; more if they are long
constexpr int kLetter = 7;   // approximate width of a letter

std::string escaped(const std::string& text) {
    std::string result;
    for (const char c : text) {
        if (c == '<')
            result += "&lt;";
        else if (c == '&')
            result += "&amp;";
        else
            result += c;
    }
    return result;
}

// Maps values to positions on the page. The scale contains 0, all intervals and the mark, and ends
// on round numbers.
class Scale {
public:
    explicit Scale(const Chart& chart) {
        for (const ChartRow& row : chart.rows)
            left_ = std::max(left_, 20 + kLetter * columns(row.label));
        double least = std::min(0.0, chart.mark.value_or(0.0));
        double most = std::max(0.0, chart.mark.value_or(0.0));
        for (const ChartRow& row : chart.rows) {
            least = std::min(least, row.estimate.low);
            most = std::max(most, row.estimate.high);
        }
        const double about = std::max(most - least, 1e-6) / 5;
        const double power = std::pow(10, std::floor(std::log10(about)));
        const double lead = about / power;
        tick_ = power * (lead <= 1 ? 1 : lead <= 2 ? 2 : lead <= 5 ? 5 : 10);
        first_ = static_cast<int>(std::floor(least / tick_ + 1e-9));
        last_ = std::max(first_ + 1, static_cast<int>(std::ceil(most / tick_ - 1e-9)));
    }

    double x(double value) const {
        return left_ + kPlot * (value / tick_ - first_) / (last_ - first_);
    }
    int left() const { return left_; }  // where the plot begins
    int first() const { return first_; }
    int last() const { return last_; }
    double tick() const { return tick_; }

private:
    double tick_ = 1;
    int left_ = kLeast, first_ = 0, last_ = 1;
};

struct Place {
    double x, y;
    const char* anchor;  // the side of the text that is at x
};

std::string text_at(const Place& place, const std::string& text) {
    return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>\n", place.x,
                       place.y, place.anchor, escaped(text));
}

std::string line(double x1, double y1, double x2, double y2) {
    return fmt::format("<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\"/>\n", x1, y1,
                       x2, y2);
}

std::string row_of(const ChartRow& row, const Scale& scale, double middle) {
    const double zero = scale.x(0), end = scale.x(row.estimate.value);
    const double low = scale.x(row.estimate.low), high = scale.x(row.estimate.high);
    return text_at({scale.left() - 10.0, middle + 5, "end"}, row.label) +
           fmt::format("<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"16\"/>\n",
                       std::min(zero, end), middle - 8, std::abs(end - zero)) +
           line(low, middle, high, middle) + line(low, middle - 6, low, middle + 6) +
           line(high, middle - 6, high, middle + 6) +
           text_at({scale.left() + kPlot + 12.0, middle + 5, "start"}, row.figures);
}

std::string axis_of(const Chart& chart, const Scale& scale, double bottom) {
    std::string text = line(scale.left(), bottom, scale.left() + kPlot, bottom);
    const int decimals = std::max(0, static_cast<int>(std::ceil(-std::log10(scale.tick()) - 1e-9)));
    for (int tick = scale.first(); tick <= scale.last(); ++tick) {
        const double value = tick * scale.tick(), x = scale.x(value);
        text += line(x, bottom, x, bottom + 5);
        text += text_at({x, bottom + 20, "middle"}, fmt::format("{:.{}f}", value, decimals));
    }
    text += text_at({scale.left() + kPlot / 2.0, bottom + 42, "middle"}, chart.axis);
    if (!chart.mark) return text;
    const double x = scale.x(*chart.mark);
    return text + "<g stroke-dasharray=\"5 4\">\n" + line(x, kTop - 8, x, bottom) + "</g>\n" +
           text_at({x, kTop - 13, "middle"}, chart.mark_label);
}

}  // namespace

std::string svg_of(const Chart& chart) {
    const Scale scale(chart);
    const int width = scale.left() + kPlot + kRight;
    const int bottom = kTop + kRow * static_cast<int>(chart.rows.size());
    std::string svg = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" "
        "height=\"{1}\" role=\"img\" font-family=\"sans-serif\" font-size=\"13\">\n"
        "<title>{2}</title>\n<style>rect{{fill:#bbb}} "
        "line{{stroke:#000;stroke-width:1.5}}</style>\n"
        "<path fill=\"#fff\" d=\"M0 0H{0}V{1}H0Z\"/>\n",
        width, bottom + kBottom, escaped(chart.title));
    svg += "<g font-size=\"15\" font-weight=\"bold\">\n" + text_at({16, 24, "start"}, chart.title) +
           "</g>\n";
    for (std::size_t i = 0; i < chart.rows.size(); ++i)
        svg += row_of(chart.rows[i], scale, kTop + kRow * (static_cast<double>(i) + 0.5));
    return svg + axis_of(chart, scale, bottom) + "</svg>\n";
}

}  // namespace curia::cli
